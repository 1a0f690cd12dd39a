<?php

declare(strict_types=1);

namespace Drupal\g30\Refusal;

use Drupal\Core\Validation\Plugin\Validation\Constraint\AllowedValuesConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\CountConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\EmailConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\LengthConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\NotNullConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\PrimitiveTypeConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\RangeConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\RegexConstraint;
use Drupal\Core\Validation\Plugin\Validation\Constraint\UniqueFieldConstraint;
use Drupal\g30\Plugin\Validation\Constraint\FreeAliasConstraint;
use Drupal\g30\Plugin\Validation\Constraint\GivenRolesConstraint;
use Drupal\g30\Plugin\Validation\Constraint\PublishableConstraint;
use Drupal\user\Plugin\Validation\Constraint\ProtectedUserFieldConstraint;
use Drupal\user\Plugin\Validation\Constraint\UserMailUnique;
use Drupal\user\Plugin\Validation\Constraint\UserNameConstraint;
use Drupal\user\Plugin\Validation\Constraint\UserNameUnique;
use Symfony\Component\Validator\ConstraintViolationInterface;

/** The codes of contract/refusals.ts for what constraints refuse. */
final class RefusalCodes {
  /** The messages of core's constraint for names of users. */
  private const NAMES = [
    'emptyMessage' => 'username-missing',
    'spaceBeginMessage' => 'username-begins-with-space',
    'spaceEndMessage' => 'username-ends-with-space',
    'multipleSpacesMessage' => 'username-has-spaces',
    'illegalMessage' => 'username-illegal',
    'tooLongMessage' => 'username-long',
  ];

  /**
   * What the `meta` of an error has; empty for a refusal without a code.
   *
   * @return array{code?: string, parameters?: array<string, string|int|float>}
   */
  public static function of(ConstraintViolationInterface $violation, string $label): array {
    $constraint = $violation->getConstraint();
    $value = $violation->getParameters();
    $field = explode('.', $violation->getPropertyPath())[0];
    // Subclasses stand before their parents.
    [$code, $parameters] = match (TRUE) {
      $constraint instanceof FreeAliasConstraint, $constraint instanceof GivenRolesConstraint, $constraint instanceof PublishableConstraint
        => [$violation->getCode(), self::named($value)],
      $constraint instanceof UserNameUnique => ['username-taken', ['name' => (string) ($value['%value'] ?? '')]],
      $constraint instanceof UserMailUnique => ['mail-taken', ['mail' => (string) ($value['%value'] ?? '')]],
      $constraint instanceof UniqueFieldConstraint => ['taken', []],
      $constraint instanceof ProtectedUserFieldConstraint => [$field === 'mail' ? 'password-needed-for-mail' : 'password-needed-for-password', []],
      $constraint instanceof UserNameConstraint => [self::ofName($violation, $constraint), ['name' => (string) ($value['%name'] ?? ''), 'most' => (int) ($value['%max'] ?? 60)]],
      $constraint instanceof NotNullConstraint => ['missing', []],
      $constraint instanceof PrimitiveTypeConstraint => ['wrong-type', []],
      $constraint instanceof AllowedValuesConstraint => ['no-choice', []],
      $constraint instanceof EmailConstraint => ['mail-invalid', []],
      $constraint instanceof RegexConstraint => ['invalid', []],
      $constraint instanceof CountConstraint && $constraint->max !== NULL => ['too-many-values', ['most' => $constraint->max]],
      $constraint instanceof LengthConstraint && $constraint->max !== NULL
        => str_ends_with($violation->getPropertyPath(), '.summary')
          ? ['summary-long', ['most' => $constraint->max]]
          : ['too-long', ['label' => $label, 'most' => $constraint->max]],
      $constraint instanceof RangeConstraint && $constraint->max === NULL => ['too-low', ['label' => $label, 'least' => $constraint->min]],
      $constraint instanceof RangeConstraint && $constraint->min === NULL => ['too-high', ['label' => $label, 'most' => $constraint->max]],
      default => [NULL, []],
    };
    return $code === NULL ? [] : ['code' => $code] + ($parameters === [] ? [] : ['parameters' => $parameters]);
  }

  /** The code for a name of a user, by the message that core has chosen. */
  private static function ofName(ConstraintViolationInterface $violation, UserNameConstraint $constraint): ?string {
    foreach (self::NAMES as $message => $code) {
      if ((string) $constraint->$message === (string) $violation->getMessageTemplate()) {
        return $code;
      }
    }
    return NULL;
  }

  /** The parameters of our own messages, without the signs of Drupal's placeholders. */
  private static function named(array $parameters): array {
    $names = array_map(static fn (string $name): string => ltrim($name, '%@:'), array_keys($parameters));
    return array_combine($names, array_map('strval', array_values($parameters)));
  }
}
