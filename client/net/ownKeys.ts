/** Too long to be guessed. Also on pages without a certificate, where browsers keep back what is easier. */
export const drawKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))

/** By it the server knows two connections of this page from one of another device. A reload is another page. */
export const ownPage = drawKey()
