export const count = <Thing>(things: readonly Thing[], isCounted: (thing: Thing) => boolean): number =>
  things.filter(isCounted).length

export const standing = ({ left }: { left: number }): boolean => left > 0
