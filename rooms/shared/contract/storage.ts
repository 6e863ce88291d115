const megabyte = 1024 * 1024

/** How much room the question sets of one account may take. */
export const setStorage = { student: 10 * megabyte, teacher: 40 * megabyte } as const

/** Pictures are fetched one by one, where they are shown; texts are in every list, so they weigh more. */
export const textWeight = 20

/** In bytes. */
export interface StorageUse {
  used: number
  most: number
}
