/** Elements that draw, or say how something is drawn. None of them can load, run or move anything. */
export const drawingElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'style',
])

/** Elements that show something by themselves: a drawing without any is empty. */
export const shapeElements: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])

/** What editors write for people and for themselves: it is left out, with all that is in it. */
export const leftOutElements: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'namedview'])

/** Elements that run or load something, by lower-case names without a prefix. */
export const scriptElements: ReadonlySet<string> = new Set(['script', 'handler', 'listener'])

/** The attributes that are kept; all others are left out. */
export const keptAttributes: ReadonlySet<string> = new Set(
  [
    'id class style transform viewBox preserveAspectRatio d points pathLength x y width height cx cy r rx',
    'ry x1 y1 x2 y2 fx fy offset fill fill-opacity fill-rule clip-path clip-rule mask opacity color',
    'display visibility stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin',
    'stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity gradientUnits',
    'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits href',
  ].flatMap((names) => names.split(' ')),
)
