/**
 * Mantine dressed in the tokens: every colour it uses resolves to a CSS variable of tokens.css, so both schemes
 * and their contrast are decided there and nowhere else. The colour tuples only exist because Mantine's type asks.
 */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Menu,
  type VariantColorsResolver,
} from '@mantine/core';

const tuple = (color: string): MantineColorsTuple => [
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
];

const TONES = {
  green: { solid: 'var(--green)', deep: 'var(--green-deep)', wash: 'var(--green-wash)', on: 'var(--on-green)' },
  vermilion: {
    solid: 'var(--vermilion)',
    deep: 'var(--vermilion-deep)',
    wash: 'var(--vermilion-wash)',
    on: 'var(--on-vermilion)',
  },
  gray: { solid: 'var(--ink-soft)', deep: 'var(--ink)', wash: 'var(--paper-deep)', on: 'var(--paper)' },
} as const;

const resolveVariant: VariantColorsResolver = ({ color, variant }) => {
  const tone = color === 'vermilion' ? TONES.vermilion : color === 'gray' ? TONES.gray : TONES.green;
  if (variant === 'filled') {
    return { background: tone.solid, hover: tone.deep, color: tone.on, border: '1px solid transparent' };
  }
  if (variant === 'default') {
    return {
      background: 'var(--sheet)',
      hover: 'var(--paper-deep)',
      color: 'var(--ink)',
      border: '1px solid var(--rule)',
    };
  }
  return { background: 'transparent', hover: tone.wash, color: tone.solid, border: '1px solid transparent' };
};

export const consoleTheme = createTheme({
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '560' },
  colors: { green: tuple('#0b7a53'), vermilion: tuple('#b03420') },
  primaryColor: 'green',
  defaultRadius: 'md',
  radius: { sm: 'var(--radius-small)', md: 'var(--radius-small)', lg: 'var(--radius)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    // A dropdown that hides with its button would take the focus of the keyboard with it.
    Menu: Menu.extend({ defaultProps: { hideDetached: false } }),
    // The head of a dialog is no second banner of the page. Named without an import, which would load it everywhere.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--sheet)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--vermilion)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--green)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--paper-deep)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--rule-strong)',
  '--mantine-color-disabled': 'var(--paper-deep)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-primary-color-filled': 'var(--green)',
  '--mantine-primary-color-filled-hover': 'var(--green-deep)',
  '--mantine-primary-color-contrast': 'var(--on-green)',
  '--mantine-color-green-filled': 'var(--green)',
  '--mantine-shadow-md': 'var(--shadow-raised)',
  '--mantine-shadow-xl': 'var(--shadow-raised)',
};

export const resolveCssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
