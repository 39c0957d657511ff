/** The height of an organisation's logo in a bar; CSS pixels. */
export const logoHeight = 44

/** How wide a logo is there, where its form is known. @param ratio its width by its height */
export const logoWidth = (ratio: number | undefined): number | undefined => ratio && Math.round(logoHeight * ratio)

/** Where a bar shows the emblem instead. On the narrowest phones, the logo alone fits beside the actions. */
export const emblemMedia = '(min-width: 360px) and (max-width: 899.95px)'
