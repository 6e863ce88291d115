import type { ExportFormat } from './carrying.ts'

/** All formats for a set, each loaded when it is chosen. The first holds everything. */
export const exportFormats = {
  json: async () => (await import('./ownJson.ts')).json,
  xlsx: async () => (await import('./ownTables.ts')).xlsx,
  csv: async () => (await import('./ownTables.ts')).csv,
  text: async () => (await import('./textFile.ts')).text,
  kahoot: async () => (await import('./foreignTables.ts')).kahoot,
  blooket: async () => (await import('./foreignTables.ts')).blooket,
  wayground: async () => (await import('./foreignTables.ts')).wayground,
  quizlet: async () => (await import('./cardFiles.ts')).quizlet,
  anki: async () => (await import('./cardFiles.ts')).anki,
  moodle: async () => (await import('./moodleFile.ts')).moodle,
  gift: async () => (await import('./giftFile.ts')).gift,
  qti2: async () => (await import('./qtiFile.ts')).qti2,
  qti3: async () => (await import('./qtiFile.ts')).qti3,
} satisfies Record<string, () => Promise<ExportFormat>>

export type ExportName = keyof typeof exportFormats

export const exportNames = Object.keys(exportFormats) as readonly ExportName[]
