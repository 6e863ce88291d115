export const comparisons = ['eq', 'gt', 'gte', 'lt', 'lte', 'in'] as const
export type Comparison = (typeof comparisons)[number]
export type Value = string | number | boolean
export type Conditions = readonly { field: string; is: Comparison; value: Value | readonly Value[] }[]
export type Sorting = readonly { field: string; descending: boolean }[]
