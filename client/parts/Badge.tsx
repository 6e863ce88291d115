import type { ReactNode } from 'react'
import type { Rarity } from '../../rooms/shared/catalog/rarity.ts'
import { rarityNames } from '../texts/collecting/rarities.ts'
import styles from './Badge.module.css'
import { joinClasses } from './joinClasses.ts'

type BadgeProps = { tone?: 'plain' | 'mint' | 'grape' | 'sun' | 'berry' | 'sky'; children: ReactNode }

export const Badge = ({ tone = 'plain', children }: BadgeProps) => (
  <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>
)

export const RarityBadge = ({ rarity }: { rarity: Rarity }) => (
  <span className={joinClasses(styles.badge, styles[rarity])}>{rarityNames[rarity]}</span>
)
