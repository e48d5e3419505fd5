import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/setup/precompress.mjs';
import { noCircularChunks } from '../../tools/vite-plugins/src/no-circular-chunks.ts';
import { precompileMessages } from '../../tools/vite-plugins/src/precompile-messages.ts';
import { sitePlaceholders } from '../../tools/vite-plugins/src/site-placeholders.ts';

/** Compresses the hashed files at build time instead of per request. */
const compressed = (): Plugin => ({
  name: 'vinlore:precompress',
  apply: 'build',
  writeBundle: ({ dir }) => precompress(join(dir!, 'assets')),
});

const api = process.env['VINLORE_API'] ?? 'http://127.0.0.1:3000';

/**
 * Paths of modules that only signed-in pages use: rows, and components that their screens share. They get their own
 * chunk; otherwise the sign-in page would include them. If the first route exceeds its budget
 * (members-e2e/src/budget.spec.ts), a line may be missing here.
 */
const BEHIND_LOGIN = new RegExp(
  [
    'billing/(domain|feature)/(?!.*messages/es)',
    'feedback/(domain/src/modal|feature/src/start)/',
    'members/src/session/use-member',
    'members/src/pages/(dashboard-page.module|draft-vin|garage/lazy-save|members-links|sections|use-draft-vin)',
    'shared/brand/src/(plans|closed-object|explain-issue)',
    'account/feature/src/(profile/profile-(draft|fields|query)|form/(employees|field-grid|picture|settings)|two-step/(factors|recovery))',
    'account/domain/src/(image-upload|owned-passkey|profile)',
    'account/domain/src/contract/(change|confirm-(email|deletion)|contact|dealer|delet|email|end-|export|image|list|logs)',
    'account/domain/src/(contract/(desk/|member-factor|proof-)|second-factor/(set-up|totp)|staff/staff)',
    'account/domain/src/contract/(passkey-(add|contract|list|remove|rename)|profile|security|undo|update)',
    'shared/ui/src/(avatar/|forms/(email-input|posted-form|sent-notice|use-sent-form)|list/|marks|modal/(modal|opener)\\.|progress/|vin-text|image/compress|toast/(?!mantine))',
    'vehicle/(domain|vpic)/',
    'vehicle/feature/src/(look-up/|by-name/|plate/|ways/|decode-in-browser/ways|decoded/(body-picture|vehicle-facts)|scan/scan-button)',
    'sticker/(domain/src/(?!blocks/|paper/|view/|sticker-(blocks|data|id))|feature/src/(car|icons|making|messages/(en|index)|sticker-queries|tour/tour-steps|use-make))',
    'sticker/feature/src/select/(choices|chosen|make-of)',
    'icons/Icon(ArrowLeft|Ban|Camera|Copy|Download|ExternalLink|Eye|FileText|Headset|MessageCircle|Printer|QuestionMark|Refresh|ReportSearch)',
    'icons/Icon(Route|Share|Shield)',
    '@mantine/hooks/.*/use-(debounced|merged-ref)',
    '@mantine/core/.*/(Box|InlineStyles|Portal|styles-api)/',
    'icons/IconCar\\.',
    'shared/browser/src/keep-secure-id',
    'shared/contract/src/(bulk/|view-pdf)',
    'react-query/.*/infiniteQueryOptions',
    '@mantine/hooks/.*/use-drag/',
    'query-core/.*/(infiniteQ|q)ueryObserver\\.',
    'react-query/.*/(use(Base|Infinite)?Query\\.|suspense|errorBoundary|QueryErrorReset|IsRestoring)',
  ].join('|'),
);

/** Report code that several pages share: calls and data, without components. */
const OF_REPORTS = new RegExp(
  [
    'report/domain/src/(contract/|data/(comparable-sales|model-part|report-(data|recall|type))\\.)',
    'report/domain/src/(events/(history-event|sections)|model/model-counts|view/report-view)\\.',
    'report/feature/src/(make/report-car|report-queries)\\.',
  ].join('|'),
);

/** Code shared by the garage and the pages that save a vehicle, and recall code that three pages share. */
const OF_GARAGE =
  /garage\/(domain\/|feature\/src\/(save\/|messages\/(en|index)|garage-queries))|members\/src\/pages\/garage\/garage-links/;
const OF_RECALLS = /recall\/(domain|feature)\/(?!.*messages\/es)/;

/** Code shared by the signed-out pages, without the sign-in page itself. */
const AFTER_LOGIN_PAGE =
  /feedback\/domain\/src\/(?!modal)|feedback\/feature\/src\/chat\/visibility-atom|jotai\/esm\/vanilla\/utils|account\/feature\/src\/(letters\/link-card|two-step\/(messages\/(en|index)|code-field))|shared\/ui\/src\/(island|more-texts)|shared\/ui\/src\/with-texts/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/members/',
  plugins: [react(), precompileMessages(), sitePlaceholders(), noCircularChunks(), compressed()],
  server: {
    port: 4201,
    allowedHosts: true,
    proxy: Object.fromEntries(['/api', '/api-cwa', '/landing', '/verify'].map((path) => [path, { target: api }])),
  },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/apps/members'),
    emptyOutDir: true,
    target: 'es2023',
    // Otherwise, a shared module's styles end up in a lazy chunk and the page shifts when it loads (measured: CLS
    // 0.34).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All Spanish texts in one file: one request instead of one per lib.
            { name: 'es', test: /[\\/]messages[\\/]es\.ts$/ },
            // Code shared by several pages in one file: small files cost a request each and compress badly.
            { name: 'members', priority: 2, test: BEHIND_LOGIN, includeDependenciesRecursively: false },
            {
              name: 'passkeys',
              priority: 3,
              test: /@simplewebauthn|passkeys\/tried/,
              includeDependenciesRecursively: false,
            },
            { name: 'garage', priority: 3, test: OF_GARAGE, includeDependenciesRecursively: false },
            { name: 'recalls', priority: 3, test: OF_RECALLS, includeDependenciesRecursively: false },
            { name: 'reports', priority: 3, test: OF_REPORTS, includeDependenciesRecursively: false },
            // Used in many places, but never by the sign-in page before an interaction: chat and support calls, and
            // lazy texts.
            { name: 'later', priority: 2, test: AFTER_LOGIN_PAGE, includeDependenciesRecursively: false },
            // Code that every visit loads, as one file: it compresses 2 % better than two.
            { name: 'first', priority: 1, test: /members\/src\/(main|pages\/login-page)\.tsx$/ },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
});
