export const testBase = 'http://localhost:4402'
export const testRedirect = 'http://localhost:4401/callback'
