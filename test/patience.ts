/** Waiting ends as soon as what is waited for is there. It takes this long only on a machine that is busy with other work. */
export const patience = { timeout: 90_000 }
