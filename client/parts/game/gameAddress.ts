/** Where a phone has to go: short enough to be typed from a projector. */
export const joinHost = (): string => window.location.host

export const joinAddress = (code: string): string => `${window.location.origin}/join/${code}`
