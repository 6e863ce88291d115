/** Cards become smaller with each of these sizes, so that even a hall fits on a projector. */
const crowds = [
  { upTo: 2, name: 'first' },
  { upTo: 8, name: 'few' },
  { upTo: 28, name: 'class' },
  { upTo: 40, name: 'large' },
  { upTo: Number.POSITIVE_INFINITY, name: 'hall' },
] as const

export interface Crowd {
  upTo: number
  name: (typeof crowds)[number]['name']
}

export const crowdOf = (count: number): Crowd => crowds.find(({ upTo }) => count <= upTo) ?? crowds[4]

/** So many players that the way in has to make room for them. */
export const isHall = ({ upTo }: Crowd): boolean => upTo > 28
