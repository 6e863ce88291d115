import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './Button.module.css'
import { joinClasses } from './joinClasses.ts'
import { Icon, type IconName } from './pictures/Icon.tsx'

type ButtonLook = 'mint' | 'grape' | 'sun' | 'berry' | 'sky' | 'paper' | 'plain'
type ButtonSize = 'small' | 'medium' | 'large'

type Looks = {
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
  /** Takes the whole width. */
  wide?: boolean
  children: ReactNode
}

type ButtonProps = Looks & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>
/** `state`: handed to the next page in its history entry. */
type ButtonLinkProps = Looks & { href: string; state?: unknown } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

const classes = ({ look = 'paper', size = 'medium', wide }: Omit<Looks, 'children'>, extra?: string) =>
  joinClasses(styles.button, styles[look], styles[size], wide && styles.wide, extra)

const Inside = ({ icon, size, children }: Pick<Looks, 'icon' | 'size' | 'children'>) => (
  <>
    {icon && <Icon name={icon} size={size === 'large' ? 26 : size === 'small' ? 18 : 22} />}
    <span>{children}</span>
  </>
)

export const Button = ({ look, size, icon, wide, busy, children, className, disabled, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes({ look, size, wide }, joinClasses(className, busy && styles.busy))}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  >
    <Inside icon={icon} size={size}>
      {children}
    </Inside>
  </button>
)

/** Looks like a button and goes somewhere. */
export const ButtonLink = ({ look, size, icon, wide, children, className, href, ...rest }: ButtonLinkProps) => (
  <Link href={href} {...rest} className={classes({ look, size, wide }, className)}>
    <Inside icon={icon} size={size}>
      {children}
    </Inside>
  </Link>
)
