/** Apart from the contract, so that a form can say them without loading what checks them. */
export const classLimits = {
  nameLength: 30,
  pupilLength: 80,
  /** Of one class. */
  pupils: 60,
  /** Of one teacher. */
  classes: 30,
  /** Whose accounts the classes of one teacher hold together. */
  keptByTeacher: 200,
} as const

/** `shared`: somebody else sits at the same device in the next lesson. */
export const classDevices = ['shared', 'own'] as const
export type ClassDevices = (typeof classDevices)[number]
