const paths = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  soundOn: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11',
  soundOff: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM16 9.5l5 5M21 9.5l-5 5',
  logout: 'M14 5H6v14h8M10 12h10M17 9l3 3-3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  eyeOff:
    'M4 4l16 16M9.5 6A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.7M6 7.8A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004-1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  play: 'M8 5.5v13l10.5-6.5z',
  trophy: 'M7 4h10v6a5 5 0 01-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 15v3M8 20h8',
  chart: 'M5 20V11M10.5 20V5M16 20v-6M3 20h18',
  map: 'M4 6.5l5-2 6 2 5-2v13l-5 2-6-2-5 2zM9 4.5v13M15 6.5v13',
  gift: 'M4 10h16v4H4zM5.5 14v6h13v-6M12 10v10M12 10C9 10 7 8.5 7 6.5S9.5 4 12 10c2.5-6 5-5.5 5-3.5S15 10 12 10z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 17.5M15.5 9.5h.01',
  clock: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 7.5V12l3 2',
  info: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 11v5M12 8h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5h.01',
  error: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9 9l6 6M15 9l-6 6',
  success: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM8 12.5l3 3 5-6',
  book: 'M12 6.5C9.5 4.5 6.5 4.5 4 5v13.5c2.5-.5 5.5-.5 8 1.5 2.5-2 5.5-2 8-1.5V5c-2.5-.5-5.5-.5-8 1.5zM12 6.5V20',
  bag: 'M5 8h14l1 12H4zM8.5 8V7a3.5 3.5 0 017 0v1',
  target: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 16a4 4 0 100-8 4 4 0 000 8zM12 12h.01',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  people:
    'M9 12a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.4-3.5 3-5 6.5-5s6.1 1.5 6.5 5M16 12a3 3 0 100-6M18 15c2 .6 3.2 2.2 3.5 5',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  list: 'M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  up: 'M12 19V6M6 11l6-6 6 6',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  skip: 'M5.5 5.5v13l9.5-6.5zM18.5 5.5v13',
  unlock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 016.6-1.6',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  strike: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM6 6l12 12',
  flag: 'M6 21V4M6 4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

type IconProps = { name: IconName; size?: number; className?: string | undefined }

/** Always decoration: what it means is said by the text beside it or by the label of its button. */
export const Icon = ({ name, size = 22, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
)
