import { Suspense } from 'react'
import { spare } from '../spare.ts'
import { IconShape } from './IconShape.tsx'
import type { moreIcons } from './moreIcons.ts'

/** Icons of the shell, which every page shows. All others are loaded with the first page that needs one. */
const shellIcons = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  soundOn: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11',
  soundOff: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM16 9.5l5 5M21 9.5l-5 5',
  info: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 11v5M12 8h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5h.01',
  error: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9 9l6 6M15 9l-6 6',
  success: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM8 12.5l3 3 5-6',
} as const

type ShellIconName = keyof typeof shellIcons
export type IconName = ShellIconName | keyof typeof moreIcons

const MoreIcon = spare(() => import('./MoreIcon.tsx'))

const isShellIcon = (name: IconName): name is ShellIconName => Object.hasOwn(shellIcons, name)

type IconProps = { name: IconName; size?: number; className?: string | undefined }

export const Icon = ({ name, size = 22, className }: IconProps) =>
  isShellIcon(name) ? (
    <IconShape d={shellIcons[name]} size={size} className={className} />
  ) : (
    <Suspense fallback={<IconShape d="" size={size} className={className} />}>
      <MoreIcon name={name} size={size} className={className} />
    </Suspense>
  )
