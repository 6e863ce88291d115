/** Apart from the contract, so that a form can say them without loading what checks them. */
export const usernameMinLength = 3
export const usernameMaxLength = 20
export const passwordMinLength = 6
export const passwordMaxLength = 200
