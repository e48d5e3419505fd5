export * from './blocks.ts';
export * from './content-source.ts';
export * from './depth.ts';
export * from './link.ts';
export * from './meta.ts';
export * from './page.ts';
export * from './payload-block.ts';
export * from './site-content.ts';
