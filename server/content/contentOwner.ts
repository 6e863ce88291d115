/** Whose ready-made content is: no account has this id, and none gets this name, or one that looks like it. */
export const contentOwner = { createdBy: 'Slime School', ownerId: 'slime-school' } as const
