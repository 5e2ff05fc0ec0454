export { handlers } from '../../../src/handlers.ts' // error TS6307
