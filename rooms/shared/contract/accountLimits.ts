/** Apart from the contract, so that a form can show the limits without loading the parsers. */
export const usernameMinLength = 3
export const usernameMaxLength = 20
export const passwordMinLength = 6
export const passwordMaxLength = 200
