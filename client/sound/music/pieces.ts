import { actionPiece } from './actionPiece.ts'
import { choosePiece } from './choosePiece.ts'
import { countdownPiece } from './countdownPiece.ts'
import { lobbyPiece } from './lobbyPiece.ts'
import type { Piece } from './piece.ts'
import { podiumPiece } from './podiumPiece.ts'
import { questionPiece } from './questionPiece.ts'
import type { World } from './world.ts'

export const pieces = {
  lobby: lobbyPiece,
  countdown: countdownPiece,
  question: questionPiece,
  choose: choosePiece,
  action: actionPiece,
  podium: podiumPiece,
} as const satisfies Readonly<Record<string, Piece>>

export type PieceName = keyof typeof pieces

export const secondsPerBeat = ({ bpm, keepsPace }: Piece, world: World): number =>
  60 / (bpm * (keepsPace ? 1 : world.pace))
