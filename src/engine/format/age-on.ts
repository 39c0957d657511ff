/**
 * Completed calendar years between a date of birth and a day, both `YYYY-MM-DD`; negative before the birth. An age is
 * attained at the beginning of the birthday, and who is born on a 29th of February attains it on the 1st of March in a
 * common year: the day itself is missing, and nobody is older before the anniversary (the common-law rule).
 */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) >= born.slice(5) ? years : years - 1
}
