export { createPlatformModule } from './platform-module.ts';
