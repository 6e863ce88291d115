type Origin = { input: { file?: string | undefined } }
type Declaration = { source?: Origin | undefined }
type Sheet = Declaration & { walkDecls: (visit: (declaration: Declaration) => void) => void }

/**
 * What a class composes from another sheet comes from nowhere, as far as Vite can see, and each build would begin with a
 * warning that an address in it may be misread. There are none in such sheets; it counts as part of the one that composes.
 */
export const composedStyles = {
  postcssPlugin: 'composed-styles',
  OnceExit: (root: Sheet): void =>
    root.walkDecls((declaration) => {
      if (declaration.source?.input.file === undefined) declaration.source = root.source
    }),
}
