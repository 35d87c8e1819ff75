const patterns: Readonly<Record<string, string>> = {
  knit: '<pattern id="knit" width="16" height="13" patternUnits="userSpaceOnUse"><path d="M0 0L8 8L16 0" fill="none" stroke="#000" stroke-width="3" opacity=".13"/><path d="M0 7L8 15L16 7M0-6L8 2L16-6" fill="none" stroke="#fff" stroke-width="2" opacity=".16"/></pattern>',
  weave:
    '<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2H4M4 6H8" stroke="#000" stroke-width="1.6" opacity=".11"/><path d="M2 4V8M6 0V4" stroke="#fff" stroke-width="1.6" opacity=".17"/></pattern>',
  grain:
    '<pattern id="grain" width="46" height="46" patternUnits="userSpaceOnUse"><g opacity=".13"><circle cx="6" cy="9" r="1.6"/><circle cx="27" cy="4" r="1.1"/><circle cx="40" cy="22" r="1.8"/><circle cx="17" cy="29" r="1.2"/><circle cx="33" cy="40" r="1.4"/><circle cx="5" cy="41" r="1"/></g></pattern>',
  glow: '<radialGradient id="glow"><stop stop-color="#fff2c8" stop-opacity=".85"/><stop offset=".45" stop-color="#ffe9b0" stop-opacity=".3"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>',
  soft: '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>',
  drop: '<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="16" dy="26" stdDeviation="20" flood-opacity=".27"/></filter>',
  cast: '<radialGradient id="cast"><stop stop-opacity=".5"/><stop offset=".55" stop-opacity=".17"/><stop offset="1" stop-opacity="0"/></radialGradient>',
}

/** Wraps a drawing as an SVG of `width` by `height`, including the textures, blurs and shadows that it references. */
export function frame(width: number, height: number, drawing: string): string {
  const used = Object.entries(patterns)
    .filter(([name]) => drawing.includes(`url(#${name})`))
    .map(([, definition]) => definition)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${used.join("")}${drawing}</svg>`
}
