export { usePlatform } from '../../../ui/platform.ts' // error TS6307
