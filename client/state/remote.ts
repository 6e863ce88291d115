import { create } from 'zustand'
import type { RemoteOpened } from '../../rooms/shared/contract/game.ts'
import type { RemoteSheet, RemoteSign } from '../../rooms/shared/contract/remote.ts'
import { refusalOf } from '../net/line/roomLine.ts'
import { comeInAsRemote, isInGame, joinGame } from './game.ts'
import { onGameEvent } from './gameEvents.ts'
import { remotePrefix } from './kept/seats.ts'

/** How far a device that wants to lead a game has come. */
type Way =
  | { kind: 'opening' }
  | { kind: 'waiting'; sign: RemoteSign }
  | { kind: 'in' }
  | { kind: 'refused'; why: string }
  | { kind: 'unreachable' }

interface Remote {
  way: Way
  sheet: RemoteSheet
}

const blank: Remote = { way: { kind: 'opening' }, sheet: { current: null, next: null } }

export const useRemote = create<Remote>(() => blank)

const nameOf = (code: string) => `${remotePrefix}${code}`
const keptForMs = 6 * 60 * 60_000

function keepKey(code: string, key: string): void {
  try {
    localStorage.setItem(nameOf(code), JSON.stringify({ key, at: Date.now() }))
  } catch {
    // Without storage the host has to allow this device again after a reload.
  }
}

function keptKey(code: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('at' in kept)) return undefined
    const isFresh = typeof kept.at === 'number' && Date.now() - kept.at < keptForMs
    return isFresh && typeof kept.key === 'string' ? kept.key : undefined
  } catch {
    return undefined
  }
}

function forgetKey(code: string): void {
  try {
    localStorage.removeItem(nameOf(code))
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Opens a remote by the scanned code, by a key that this device was given before, or by the account signed in here. */
export async function openRemote(code: string, scanned: string): Promise<void> {
  if (isInGame(code)) return
  useRemote.setState(blank)
  const remote = scanned !== '' ? scanned : (keptKey(code) ?? '')
  try {
    await joinGame(code, { remote })
  } catch (error) {
    const why = refusalOf(error)
    if (why === 'remoteRefused' && scanned === '' && remote !== '') {
      forgetKey(code)
      return openRemote(code, '')
    }
    useRemote.setState({ way: why === undefined ? { kind: 'unreachable' } : { kind: 'refused', why } })
  }
}

onGameEvent('remote-sheet', (sheet) => useRemote.setState({ sheet }))
onGameEvent('remote-waiting', ({ sign }) => useRemote.setState({ way: { kind: 'waiting', sign } }))
onGameEvent('remote-opened', letIn)

function letIn(opened: RemoteOpened): void {
  const { code } = opened.game
  if (opened.key) keepKey(code, opened.key)
  comeInAsRemote(opened, opened.key ?? keptKey(code) ?? '')
  useRemote.setState({ way: { kind: 'in' } })
}
