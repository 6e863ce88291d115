/** Grounds to walk, drive and climb on, in a box of 40 by 40. Their edges meet those of their neighbours without a seam. */

const plate = (edge: string, face: string) =>
  `<path d="M0 0h40v40H0z" fill="${edge}"/><rect x="2" y="1.5" width="36" height="35" rx="7" fill="${face}"/>`

const sky =
  '<path d="M0 0h40v40H0z" fill="#bfe6ff"/><path d="M9 27a4 4 0 014-4 5 5 0 019-1 4 4 0 016 5z" fill="#d9f1ff"/>'

const road =
  '<path d="M0 0h40v40H0z" fill="#d9b98b"/>' +
  '<path d="M5 6h3M31 5h2M34 21h2M4 24h2M12 36h3M28 34h3" stroke="#c29d69" stroke-width="2.6" stroke-linecap="round"/>'

export const groundTiles = {
  track:
    '<path d="M0 0h40v40H0z" fill="#666d86"/>' +
    '<path d="M6 8h.1M33 6h.1M8 33h.1M34 30h.1M19 5h.1M6 20h.1M34 18h.1M21 35h.1" stroke="#565c74" stroke-width="3.4" stroke-linecap="round"/>' +
    '<circle cx="20" cy="20" r="3.4" fill="#f2f4fa"/>',
  grass:
    '<path d="M0 0h40v40H0z" fill="#84d267"/><path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#8ad86d"/>' +
    '<path d="M6 14l2-5 2 5M27 33l2-5 2 5M28 12l1.5-4 1.5 4" fill="none" stroke="#58a83f" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<circle cx="11" cy="29" r="1.8" fill="#fff6a8"/>',
  water:
    '<path d="M0 0h40v40H0z" fill="#43a6f0"/><path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#4aacf3"/>' +
    '<path d="M6 12q4-4.5 8 0t8 0M22 31q3.5-4 7 0t7 0" fill="none" stroke="#a5dcfd" stroke-width="2.8" stroke-linecap="round"/>',
  arena:
    '<path d="M0 0h40v40H0z" fill="#e9c588"/><path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#eecd95"/>' +
    '<path d="M9 10h.1M31 14h.1M13 31h.1M29 30h.1" stroke="#cfa562" stroke-width="3" stroke-linecap="round"/>',
  wall:
    '<path d="M0 0h40v40H0z" fill="#463f61"/>' +
    '<path d="M1.5 1.5h16.5v10H1.5zM21.5 1.5h17v10h-17zM0 15h8.5v10H0zM12 15h16.5v10H12zM32 15h8v10h-8zM1.5 28.5h16.5v10H1.5zM21.5 28.5h17v10h-17z" fill="#7a7299"/>' +
    '<path d="M1.5 1.5h16.5v3H1.5zM21.5 1.5h17v3h-17zM0 15h8.5v3H0zM12 15h16.5v3H12zM32 15h8v3h-8zM1.5 28.5h16.5v3H1.5zM21.5 28.5h17v3h-17z" fill="#a49cc0"/>',
  path:
    '<path d="M0 0h40v40H0z" fill="#ecd9ac"/>' +
    '<path d="M6 9h3M27 6h4M31 22h3M5 27h3M16 35h4M19 18h2" stroke="#d2b67b" stroke-width="3.6" stroke-linecap="round"/>',
  sky,
  platform:
    '<path d="M0 0h40v40H0z" fill="#8f5a2c"/><path d="M8 22h5M27 19h4M18 31h5M33 33h3M4 34h3" stroke="#744520" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M0 0h40v10q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0z" fill="#57b341"/><path d="M0 0h40v5H0z" fill="#7fd566"/>',
  ladder:
    sky +
    '<path d="M11 0v40M29 0v40" stroke="#2a1a4f" stroke-width="7"/><path d="M11 6.6h18M11 20h18M11 33.4h18" stroke="#2a1a4f" stroke-width="6.5"/>' +
    '<path d="M11 6.6h18M11 20h18M11 33.4h18" stroke="#c58a40" stroke-width="3"/><path d="M11 0v40M29 0v40" stroke="#a8662a" stroke-width="3.4"/>',
  'enemy-path':
    road +
    '<g fill="#9a6f3c"><ellipse cx="14" cy="26" rx="3.4" ry="4"/><circle cx="9.5" cy="20.5" r="1.9"/><circle cx="14" cy="18.5" r="1.9"/><circle cx="18.5" cy="20.5" r="1.9"/>' +
    '<ellipse cx="27" cy="17" rx="3.4" ry="4"/><circle cx="22.5" cy="11.5" r="1.9"/><circle cx="27" cy="9.5" r="1.9"/><circle cx="31.5" cy="11.5" r="1.9"/></g>',
  safe:
    plate('#58c58a', '#9cedbd') +
    '<path d="M13.5 20l4.5 4.5 9-10" fill="none" stroke="#2d9a62" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  danger:
    plate('#b3263a', '#ff6a63') +
    '<path d="M20 8c-7 0-11 4.5-11 10 0 3.5 1.5 6 4 7.5V30h14v-4.5c2.5-1.5 4-4 4-7.5 0-5.5-4-10-11-10z" fill="#fff" stroke="#6d0f22" stroke-width="2.4" stroke-linejoin="round"/>' +
    '<path d="M17.5 26v4M22.5 26v4" stroke="#6d0f22" stroke-width="2"/><circle cx="15.5" cy="18.5" r="3" fill="#6d0f22"/><circle cx="24.5" cy="18.5" r="3" fill="#6d0f22"/>',
  moving:
    plate('#c97c0c', '#f5b444') +
    '<path d="M16 12l-7 7 7 7M24 12l7 7-7 7M10 19h20" fill="none" stroke="#7a4200" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
} as const

/** The monsters' road, drawn below tiles that stand on it. */
export const monsterRoad = road
