import { IconShape, type IconShapeProps } from './IconShape.tsx'
import { moreIcons } from './moreIcons.ts'

type MoreIconProps = Omit<IconShapeProps, 'd'> & { name: keyof typeof moreIcons }

/** Arrows along the line: they turn round with it. */
const alongTheLine: readonly string[] = ['back', 'forward']

export default function MoreIcon({ name, className = '', ...rest }: MoreIconProps) {
  const turns = alongTheLine.includes(name) ? ' along-the-line' : ''
  return <IconShape {...rest} className={`${className}${turns}`} d={moreIcons[name]} />
}
