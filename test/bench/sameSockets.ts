// The client library would use the platform's socket. Both sides of the bench use `ws`, so that they differ only in the server.
Reflect.deleteProperty(globalThis, 'WebSocket')
