import { IconShape, type IconShapeProps } from './IconShape.tsx'
import { moreIcons } from './moreIcons.ts'

type MoreIconProps = Omit<IconShapeProps, 'd'> & { name: keyof typeof moreIcons }

export default function MoreIcon({ name, ...rest }: MoreIconProps) {
  return <IconShape {...rest} d={moreIcons[name]} />
}
