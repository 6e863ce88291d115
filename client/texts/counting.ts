type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** How a language counts: each has its own forms, of which English has two and Arabic six. */
export const pluralsOf = (locale: string, type: Intl.PluralRuleType = 'cardinal') => {
  const rules = new Intl.PluralRules(locale, { type })
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
}
