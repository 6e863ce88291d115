type Origin = { input: { file?: string | undefined } }
type Declaration = { source?: Origin | undefined }
type Sheet = Declaration & { walkDecls: (visit: (declaration: Declaration) => void) => void }

/**
 * For Vite, what a class composes from another sheet has no source file, so each build would warn that addresses in it
 * may be misread. Such sheets hold no addresses: their rules count as part of the sheet that composes them.
 */
export const composedStyles = {
  postcssPlugin: 'composed-styles',
  OnceExit: (root: Sheet): void =>
    root.walkDecls((declaration) => {
      if (declaration.source?.input.file === undefined) declaration.source = root.source
    }),
}
