/** How many people a page of the public register’s results has. */
export const registerPageLength = 10

/** How many are found at most: nobody pages through a whole register. */
export const registerMost = 1000
