/** Stands where a report names its host, when that account is deleted: the report is the class's alone and goes with it. */
export const noHost = ''
