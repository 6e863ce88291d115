export const ink = '#2a1a4f'
export const outline = { stroke: ink, strokeWidth: 2.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
