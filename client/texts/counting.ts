type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** How a language counts: each has its own forms, of which English has two and Arabic six. */
export const pluralsOf = (locale: string, type: Intl.PluralRuleType = 'cardinal') => {
  const rules = new Intl.PluralRules(locale, { type })
  return (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other
}

/** If one of 300 answers was wrong, their share is not rounded up to all of them; nor down to none, if one was right. */
export const percentsOf = (locale: string) => {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (share: number): string => {
    const rounded = Math.round(share * 100) / 100
    return percent.format(rounded === 1 && share < 1 ? 0.99 : rounded === 0 && share > 0 ? 0.01 : rounded)
  }
}

/** Reports are kept for more than a year, so a day of another year names its year. */
export const daysAndTimesOf = (locale: string) => {
  const tell = (year: 'numeric' | undefined) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year, hour: '2-digit', minute: '2-digit' })
  const [thisYear, before] = [tell(undefined), tell('numeric')]
  return (ms: number): string =>
    (new Date(ms).getFullYear() === new Date().getFullYear() ? thisYear : before).format(ms)
}
