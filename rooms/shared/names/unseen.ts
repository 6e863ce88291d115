/** Characters that are never visible: those that Unicode calls ignorable, and letters and signs that are drawn as nothing. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/gu
