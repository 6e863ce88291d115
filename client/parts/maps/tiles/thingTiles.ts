/** Things that lie or stand on a ground, in a box of 40 by 40. */

const ink = '#2a1a4f'
const outline = `stroke="${ink}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`
const shadow = '<ellipse cx="20" cy="34" rx="13" ry="3.5" fill="#2a1a4f" fill-opacity=".25"/>'

export const thingTiles = {
  boost:
    '<rect x="3" y="3" width="34" height="34" rx="8" fill="#ff8a1f"/><rect x="3" y="3" width="34" height="30" rx="8" fill="#ffb02e"/>' +
    `<path d="M20 7l11 10v6l-11-9-11 9v-6zM20 20l11 9.5v5L20 26 9 34.5v-5z" fill="#fff8dc" ${outline}/>`,
  // The bale of hay that lies on the road of the board.
  obstacle:
    '<rect x="3" y="3" width="34" height="34" rx="8" fill="#a3aac0"/>' +
    shadow +
    '<rect x="6" y="9" width="28" height="23" rx="3.5" fill="#c98b24"/><path d="M6 18v-5.5a3.5 3.5 0 013.5-3.5h21a3.5 3.5 0 013.5 3.5V18z" fill="#ffd877"/>' +
    '<path d="M9 22.5h3M9 27h2.5M18 21.5h3.5M17.5 28h3M22 25h1.5M28.5 22.5h3M29 27.5h2.5" stroke="#8f5c12" stroke-width="1.6" stroke-linecap="round"/>' +
    `<path d="M14.5 9v23M26 9v23" stroke="#a8431e" stroke-width="3"/><rect x="6" y="9" width="28" height="23" rx="3.5" fill="none" ${outline}/>`,
  powerup:
    shadow +
    `<circle cx="20" cy="19" r="14" fill="#8f63f5" ${outline}/><circle cx="20" cy="17.5" r="11" fill="#b494ff"/>` +
    `<path d="M20 8.5l3 6.4 7 .8-5.2 4.8 1.4 6.9L20 24l-6.2 3.4 1.4-6.9-5.2-4.8 7-.8z" fill="#ffe14d" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
  spawn:
    `<ellipse cx="20" cy="28" rx="16" ry="8" fill="#12a594" ${outline}/><ellipse cx="20" cy="27" rx="10.5" ry="4.8" fill="#7ff0e0"/>` +
    `<path d="M15.5 3.5h9v9h6L20 24 9.5 12.5h6z" fill="#fff" ${outline}/>`,
  gold:
    shadow +
    `<circle cx="20" cy="19" r="14" fill="#f5a800" ${outline}/><circle cx="20" cy="18" r="10.5" fill="#ffd93d"/>` +
    '<path d="M20 11.5v13M23.5 14.5c-4-3-8.5 0-6 2.8 2 1.5 6.5 1 6 4-.5 2.7-5 2.5-7.2.5" fill="none" stroke="#9a5f00" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M10.5 14a10 10 0 015-5" stroke="#fffbe0" stroke-width="2.6" stroke-linecap="round" fill="none"/>',
  trap:
    `<rect x="3.5" y="24" width="33" height="12" rx="4" fill="#6b2138" ${outline}/>` +
    `<path d="M5.5 29L11 9l5 17 4-20 4 20 5-17 5.5 20z" fill="#c3cadb" ${outline}/><path d="M11 9l2.5 9-2.5 9zM20 6l2.5 11L20 27zM29 9l2.5 9L29 27z" fill="#8c97b0"/>`,
  checkpoint:
    '<ellipse cx="17" cy="36" rx="10" ry="3" fill="#2a1a4f" fill-opacity=".2"/>' +
    `<path d="M14 36V5" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"/><path d="M14 36V5" stroke="#f5f2fc" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M16 5.5c6-3.5 11 3.5 18 0v14c-7 3.5-12-3.5-18 0z" fill="#27c27f" ${outline}/><path d="M21.5 12.5l3 3 5-6" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  'enemy-path-start':
    `<circle cx="20" cy="20" r="16" fill="#6a31c4" ${outline}/><circle cx="20" cy="20" r="11.5" fill="#bd86f7"/>` +
    '<path d="M20 20c0-3 5-3 5 1s-8 6-10.5 0S17 8.5 24.5 10" fill="none" stroke="#f3dcff" stroke-width="3" stroke-linecap="round"/>',
  'enemy-path-end':
    `<path d="M5 35V14h5v4h4v-7h4V7l4 0v4h4v7h4v-4h5v21z" fill="#ff7d97" ${outline}/>` +
    `<path d="M15 35v-6c0-7 10-7 10 0v6z" fill="#6d0f2c" ${outline}/><path d="M20 7V1.5l7 2.5-7 2.5" fill="#ffcf3f" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
  'tower-zone':
    '<rect x="3" y="3" width="34" height="34" rx="8" fill="#6f85b8"/><rect x="3" y="3" width="34" height="31" rx="8" fill="#93aada"/>' +
    `<rect x="6.5" y="6" width="27" height="25" rx="5" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="5 4"/>` +
    '<path d="M13 29V12h4v3h1.5v-3h3v3H23v-3h4v17z" fill="#3b4f85"/>',
} as const
