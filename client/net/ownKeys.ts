/** Too long to be guessed. On pages without a certificate browsers have no `randomUUID`. */
export const drawKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))

/** Lets the server tell two connections of this page from one of another device. A reload counts as another page. */
export const ownPage = drawKey()
