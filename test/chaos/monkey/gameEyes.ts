/** What the test can read from the page of a game. */
export interface GameSeen {
  code: string
  where: 'lobby' | 'play'
  question: number
  isOver: boolean
  isPaused: boolean
  /** Only on the page of a player. */
  name: string | null
  score: number | null
  /** Only in a lobby. */
  players: number | null
  /** Only on a board that shows the standings. */
  leaders: { name: string; score: number }[]
}

declare global {
  interface Window {
    monkeyGame: () => GameSeen | null
  }
}

/** Runs inside the page, like the other eyes. Null if the page shows no game, or no longer does. */
export function openGameEyes(): void {
  const spoken = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const amount = (text: string): number => Number(text.replaceAll(',', ''))
  const bySection = (name: string) => document.querySelector(`section[aria-label="${name}"]`)
  const isHosts = (): boolean => bySection('Host controls') !== null || bySection('Game code') !== null
  const says = (words: RegExp): boolean => words.test(window.monkeyEyes.shownText())

  const itemsOf = (section: string) => [...document.querySelectorAll(`section[${section}] li`)]
  /** Beside a map the standings are in words. Otherwise they are a list of names with points. */
  const leaders = (): GameSeen['leaders'] => [
    ...itemsOf('aria-label="The scene in words"').flatMap((item) => {
      const [, name, points] = spoken(item).match(/^\d+\w\w (.+), (-?[\d,]+) points?\.$/) ?? []
      return name && points ? [{ name, score: amount(points) }] : []
    }),
    ...itemsOf('aria-labelledby="standings"').flatMap((item) => {
      const name = spoken(item.querySelector('[translate=no]'))
      const points = [...item.querySelectorAll('.unseen')].map(spoken).find((text) => /^-?[\d,]+$/.test(text))
      return name && points ? [{ name, score: amount(points) }] : []
    }),
  ]
  const lobby = (code: string): GameSeen | null => {
    const name = spoken(document.querySelector('h1')).match(/^You are in, (.*)!$/)?.[1] ?? null
    if (name === null && !isHosts()) return null
    const players = [...document.querySelectorAll('h2')].map(spoken).find((title) => /^\d+ players?$/.test(title))
    const none = { question: 0, isOver: false, isPaused: false, score: null, leaders: [] }
    return { ...none, code, where: 'lobby', name, players: Number.parseInt(players ?? '0', 10) }
  }
  /** Without the place behind it. */
  const scoreIn = (head: Element | null): string | undefined => {
    const line = [...(head?.querySelectorAll('p') ?? [])].find((one) => spoken(one).startsWith('Score '))
    return [...(line?.childNodes ?? [])]
      .find((node) => node instanceof Text && /\d/.test(node.data))
      ?.textContent?.trim()
  }
  /** The last page of a player does not show the name. */
  const pointsAtEnd = (): number | null => {
    const points = [...document.querySelectorAll('main p')]
      .map((line) => spoken(line).match(/^(-?[\d,]+) points?$/)?.[1])
      .find(Boolean)
    return points ? amount(points) : null
  }
  const play = (code: string): GameSeen | null => {
    const head = document.querySelector('header')
    const question = Number(spoken(head).match(/Question (\d+) of/)?.[1] ?? 0)
    const isOver = says(/Game Complete!|called off/i)
    if (question === 0 && !isOver) return null
    const score = isHosts() ? undefined : scoreIn(head)
    return {
      code,
      where: 'play',
      question,
      isOver,
      isPaused: document.querySelector('[data-sign] svg') !== null && says(/Paused/),
      name: score === undefined ? null : spoken(head?.querySelector('b[translate=no]')),
      score: score !== undefined ? amount(score) : isOver && !isHosts() ? pointsAtEnd() : null,
      players: null,
      leaders: isHosts() ? leaders() : [],
    }
  }
  window.monkeyGame = () => {
    const [, where, code] = location.pathname.match(/^\/(lobby|play)\/([A-Za-z0-9]{6})$/) ?? []
    if (!code || document.querySelector('main[aria-busy=true]')) return null
    return where === 'lobby' ? lobby(code.toUpperCase()) : play(code.toUpperCase())
  }
}
