<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Language\LanguageInterface;
use Symfony\Component\Validator\Constraint;
use Symfony\Component\Validator\ConstraintValidator;

/** Checks the field `path` of an item, as server/content/entities does. */
final class FreeAliasConstraintValidator extends ConstraintValidator implements ContainerInjectionInterface {
  use AutowireTrait;

  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  public function validate(mixed $value, Constraint $constraint): void {
    assert($constraint instanceof FreeAliasConstraint && $value instanceof FieldItemListInterface);
    $alias = trim((string) $value->alias);
    if ($alias === '') {
      return;
    }
    [$code, $fault] = $this->fault($alias) ?? [NULL, NULL];
    if ($fault !== NULL) {
      $this->context->buildViolation($fault, ['%most' => 255])->setCode($code)->addViolation();
    }
    elseif ($this->isTaken($value, $alias)) {
      $this->context->buildViolation($constraint->taken, ['%address' => $alias])->setCode('address-of-other')->addViolation();
    }
  }

  /** The code of contract/refusals.ts for a wrong form of an address, and the sentence; NULL if nothing is wrong. */
  private function fault(string $alias): ?array {
    return match (TRUE) {
      !str_starts_with($alias, '/') => [NULL, 'The alias path has to start with a slash: write it as "/post/ten-points".'],
      mb_strlen($alias) > 255 => ['address-long', 'The alias may not be longer than 255 characters.'],
      preg_match('~[?#]~', $alias) === 1 => [NULL, 'The alias may not contain "?" or "#".'],
      preg_match('~[%\\\\]~', $alias) === 1 => ['address-encoded', 'The alias may not contain percent signs or backslashes: write its letters as they are.'],
      preg_match('~[\s\p{Cc}\p{Cf}]~u', $alias) !== 0 => ['address-spaced', 'The alias may not contain spaces or invisible characters.'],
      preg_match('~/(\.{0,2})(/|$)~', $alias) === 1 => ['address-dotted', 'The alias may not have an empty part, or one of dots.'],
      default => NULL,
    };
  }

  private function isTaken(FieldItemListInterface $field, string $alias): bool {
    $entity = $field->getEntity();
    $query = $this->entityTypeManager->getStorage('path_alias')->getQuery()->accessCheck(FALSE)->condition('alias', $alias);
    $query->condition('langcode', [$entity->language()->getId(), LanguageInterface::LANGCODE_NOT_SPECIFIED], 'IN');
    if (!$entity->isNew()) {
      $query->condition('path', '/' . $entity->toUrl()->getInternalPath(), '<>');
    }
    return $query->range(0, 1)->execute() !== [];
  }
}
