const hundredthsInPoint = 100

/** Points as whole hundredths, as they are stored and summed: binary fractions do not add up to what people write. */
export const hundredthsOf = (points: number): number => Math.round(points * hundredthsInPoint)

/** Hundredths as points. */
export const pointsOf = (hundredths: number): number => hundredths / hundredthsInPoint
