export { usePlatform } from '../../../ui/platform/platform.ts' // error TS6307
