export { connectionLost, fakeServer, noAnswerYet, on, refused, saying } from './fake-server.ts';
export type { FakeServer, Rule, SeenRequest } from './fake-server.ts';
export { shippedBrand, shippedBrands } from './shipped-brands.ts';
