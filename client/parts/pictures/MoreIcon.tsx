import { IconShape, type IconShapeProps } from './IconShape.tsx'
import { moreIcons } from './moreIcons.ts'

type MoreIconProps = Omit<IconShapeProps, 'd'> & { name: keyof typeof moreIcons }

/** Arrows along the line of text: in right-to-left pages they turn round. */
const alongTheLine: readonly string[] = ['back', 'forward']

export default function MoreIcon({ name, className = '', ...rest }: MoreIconProps) {
  const turns = alongTheLine.includes(name) ? ' along-the-line' : ''
  return <IconShape {...rest} className={`${className}${turns}`} d={moreIcons[name]} />
}
