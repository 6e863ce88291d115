// The client library takes the platform's socket where there is one. Both sides of the bench use `ws`, so that the
// difference between them is the server's.
Reflect.deleteProperty(globalThis, 'WebSocket')
