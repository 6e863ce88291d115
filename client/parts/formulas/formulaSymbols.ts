/** Reads a table of signs, by the names they have in formulas. */

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=', 2) as [string, string]),
  )

/** Names of letters. */
export const letters = table(`
  alpha=α beta=β gamma=γ delta=δ epsilon=ϵ varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ mu=μ nu=ν
  xi=ξ pi=π varpi=ϖ rho=ρ varrho=ϱ sigma=σ varsigma=ς tau=τ upsilon=υ phi=ϕ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ
  Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω ell=ℓ hbar=ℏ Re=ℜ Im=ℑ infty=∞ emptyset=∅ varnothing=∅
  aleph=ℵ angstrom=Å imath=ı jmath=ȷ
`)

export const operators = table(`
  times=× cdot=⋅ div=÷ pm=± mp=∓ ast=∗ star=⋆ circ=∘ bullet=∙ oplus=⊕ otimes=⊗ lt=< gt=> leq=≤ le=≤ geq=≥ ge=≥ leqslant=⩽ geqslant=⩾
  neq=≠ ne=≠ approx=≈ equiv=≡ sim=∼ simeq=≃ cong=≅ propto=∝ ll=≪ gg=≫ to=→ rightarrow=→ leftarrow=← leftrightarrow=↔
  longrightarrow=⟶ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔ iff=⇔ implies=⇒ mapsto=↦ rightleftharpoons=⇌ uparrow=↑
  downarrow=↓ in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆ supset=⊃ supseteq=⊇ cup=∪ cap=∩ setminus=∖ forall=∀ exists=∃ neg=¬
  lnot=¬ land=∧ wedge=∧ lor=∨ vee=∨ angle=∠ measuredangle=∡ perp=⊥ parallel=∥ nparallel=∦ mid=∣ nmid=∤ triangle=△ square=□
  degree=° partial=∂ nabla=∇ ldots=… dots=… cdots=⋯ vdots=⋮ ddots=⋱ prime=′ therefore=∴ because=∵ colon=: checkmark=✓
  lvert=| rvert=| vert=| lVert=‖ rVert=‖ Vert=‖ langle=⟨ rangle=⟩ lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ lbrace={ rbrace=}
  lbrack=[ rbrack=] backslash=\\
`)

/** Large operators, with bounds above and below. */
export const bigOperators = table('sum=∑ prod=∏ coprod=∐ bigcup=⋃ bigcap=⋂')

/** Integrals, with bounds beside them. */
export const integrals = table('int=∫ iint=∬ iiint=∭ oint=∮')

/** Names of functions. The second set has bounds below. */
export const functions: ReadonlySet<string> = new Set(
  `sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp det dim ker arg deg gcd lcm ggT kgV hom`.split(
    ' ',
  ),
)
export const boundFunctions: ReadonlySet<string> = new Set('lim max min sup inf limsup liminf argmax argmin'.split(' '))

/** Whether what is raised and lowered behind a command stands above and below it. */
export const isBounded = (name: string): boolean =>
  boundFunctions.has(name) || bigOperators.has(name) || /^(under|over)brace$/.test(name)

/** Accents over the next part: their sign, and whether it grows as wide as that part. */
export const accents: ReadonlyMap<string, readonly [sign: string, isWide: boolean]> = new Map([
  ['vec', ['→', false]],
  ['hat', ['^', false]],
  ['widehat', ['^', true]],
  ['tilde', ['~', false]],
  ['widetilde', ['~', true]],
  ['dot', ['˙', false]],
  ['ddot', ['¨', false]],
  ['overrightarrow', ['→', true]],
  ['overleftarrow', ['←', true]],
  ['overbrace', ['⏞', true]],
])
export const accentsBelow: ReadonlyMap<string, string> = new Map([['underbrace', '⏟']])

/** Lines, which no font is needed for. */
export const lines: ReadonlyMap<string, 'above' | 'below'> = new Map([
  ['bar', 'above'],
  ['overline', 'above'],
  ['underline', 'below'],
])

/** Spaces, in widths of a letter. */
export const spaces: ReadonlyMap<string, number> = new Map([
  [',', 0.17],
  [':', 0.22],
  [';', 0.28],
  [' ', 0.25],
  ['!', 0],
  ['quad', 1],
  ['qquad', 2],
  ['enspace', 0.5],
  ['thinspace', 0.17],
])

/** Commands for printed layouts, which change nothing here. */
export const silent: ReadonlySet<string> = new Set(
  'displaystyle textstyle scriptstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr'.split(
    ' ',
  ),
)

export const fractions: ReadonlySet<string> = new Set(['frac', 'dfrac', 'tfrac', 'cfrac'])
export const binomials: ReadonlySet<string> = new Set(['binom', 'dbinom', 'tbinom'])
export const words: ReadonlyMap<string, 'plain' | 'bold' | 'italic'> = new Map([
  ['text', 'plain'],
  ['textrm', 'plain'],
  ['textnormal', 'plain'],
  ['mbox', 'plain'],
  ['textbf', 'bold'],
  ['textit', 'italic'],
])
export const fonts: ReadonlyMap<string, 'plain' | 'bold' | 'italic'> = new Map([
  ['mathrm', 'plain'],
  ['mathsf', 'plain'],
  ['mathcal', 'plain'],
  ['mathbf', 'bold'],
  ['boldsymbol', 'bold'],
  ['bm', 'bold'],
  ['mathit', 'italic'],
])

/** Letters for sets of numbers; others are written plainly. */
export const doubled = table('C=ℂ H=ℍ N=ℕ P=ℙ Q=ℚ R=ℝ Z=ℤ')

/** What stands before and after a table. */
export const tables: ReadonlyMap<string, readonly [before: string, behind: string]> = new Map([
  ['matrix', ['', '']],
  ['pmatrix', ['(', ')']],
  ['bmatrix', ['[', ']']],
  ['Bmatrix', ['{', '}']],
  ['vmatrix', ['|', '|']],
  ['cases', ['{', '']],
  ['aligned', ['', '']],
  ['align*', ['', '']],
])
