import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  // A name of one underscore is for what must be there and is not looked at.
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node, PAGE: 'readonly' } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    // Our router has no `resolve`: it follows ordinary links.
    // What must be reactive says so itself; a Map or a Set of ours is a plain one.
    rules: {
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      // A space between two tags is written as one, where the layout of the code would eat it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
