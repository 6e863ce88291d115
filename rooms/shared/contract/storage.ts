const megabyte = 1024 * 1024

/** How much room the question sets of one account may take. */
export const setStorage = { student: 10 * megabyte, teacher: 40 * megabyte } as const

/** Texts weigh more than pictures: they are in every list, while a picture is fetched only when it is shown. */
export const textWeight = 20

/** In bytes. */
export interface StorageUse {
  used: number
  most: number
}
