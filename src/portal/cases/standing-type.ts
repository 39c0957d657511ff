/** The case type whose issued document says that a member is in good standing. */
export const standingType = 'good-standing'
