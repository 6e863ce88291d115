/** The owner of ready-made content. No account has this id, and none can get this name or one that looks like it. */
export const contentOwner = { createdBy: 'Slime School', ownerId: 'slime-school' } as const
